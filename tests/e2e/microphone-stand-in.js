// Runs on the page: a browser without speech recognition, whose microphone repeats the sound in
// `spoken` (samples, 16,000 per second), or by default hums for a moment and is then silent. Access
// is denied if `isMicrophoneDenied` is set.
for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) {
  Object.defineProperty(window, name, { value: undefined, configurable: true })
}

navigator.mediaDevices.getUserMedia = async () => {
  if (window.isMicrophoneDenied) throw new DOMException('Permission denied', 'NotAllowedError')
  const context = new AudioContext()
  const ears = new MediaStreamAudioDestinationNode(context)
  const source = window.spoken ? voice(context, window.spoken) : hum(context)
  source.connect(ears)
  const isOff = () => ears.stream.getTracks().every(({ readyState }) => readyState === 'ended')
  window.microphone = { seconds: () => context.currentTime, isOff }
  return ears.stream
}

function voice(context, samples) {
  const buffer = new AudioBuffer({ length: samples.length, sampleRate: 16_000 })
  buffer.copyToChannel(Float32Array.from(samples), 0)
  const source = new AudioBufferSourceNode(context, { buffer, loop: true })
  source.start()
  return source
}

function hum(context) {
  const source = new OscillatorNode(context, { type: 'sawtooth', frequency: 140 })
  source.start()
  source.stop(context.currentTime + 1)
  return source.connect(new GainNode(context, { gain: 0.3 }))
}

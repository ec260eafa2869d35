// Runs in the page: a browser without speech recognition, whose microphone hears what a test has
// put into `spoken` (samples, 16,000 a second) over and over, or else a hum for a moment and then
// silence. It is denied where `isMicrophoneDenied` is set.
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

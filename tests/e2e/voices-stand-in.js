// Runs in the page, in the place of the voices of a device, which a machine for tests has not.
const voices = [
  { name: 'of a service', lang: 'en-US', localService: false, default: true },
  { name: 'of the device', lang: 'en-US', localService: true, default: false },
]

class SpokenLine extends EventTarget {
  voice = null
  lang = ''

  constructor(text) {
    super()
    this.text = text
  }
}

class Voices extends EventTarget {
  said = []
  voice = ''
  queue = []

  get speaking() {
    return this.queue.length > 0
  }

  getVoices() {
    return voices
  }

  speak(line) {
    this.queue.push(line)
    this.said.push(line.text)
    this.voice = line.voice.name
  }

  cancel() {
    for (const line of this.queue.splice(0)) line.dispatchEvent(new Event('error'))
  }

  finish() {
    for (const line of this.queue.splice(0)) line.dispatchEvent(new Event('end'))
  }
}

Object.defineProperty(window, 'speechSynthesis', { value: new Voices() })
window.SpeechSynthesisUtterance = SpokenLine

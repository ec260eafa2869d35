// Runs on the page and replaces the device's voices, which test machines lack.
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

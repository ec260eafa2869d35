// Runs on the page and replaces the browser's speech recognition, which needs a network.
class StandIn {
  continuous = false
  interimResults = false
  lang = ''
  onresult = null
  onerror = null
  onend = null

  start() {
    window.recognition = this
  }

  stop() {
    setTimeout(() => this.onend?.())
  }

  abort() {
    this.stop()
  }

  /** Input of a test to the microphone: `{ transcript, isFinal }` for each result. */
  hear(heard) {
    const results = heard.map(({ transcript, isFinal }) =>
      Object.assign([{ transcript }], { isFinal }),
    )
    this.onresult?.({ resultIndex: 0, results })
  }

  deny() {
    this.onerror?.({ error: 'not-allowed' })
    this.onend?.()
  }
}

Object.assign(window, { SpeechRecognition: StandIn, webkitSpeechRecognition: StandIn })

/** Signs up, uploads a document, and asks about it; throws unless the answer cites it. */
export async function askOneQuestion(url, setupCode) {
  const call = caller(url)
  const person = {
    name: 'Ada',
    email: 'ada@trove.example',
    password: 'correct horse battery',
    setupCode,
  }
  await call('POST', '/api/auth/email/signup', person)
  const form = new FormData()
  const text =
    'Minutes of the garden club\n\nThe annual membership fee is 48 euros, due in March.\n'
  form.append('documents', new Blob([text], { type: 'text/plain' }), 'garden-club.txt')
  await call('POST', '/api/documents/upload', form)
  for (let tries = 0; ; tries += 1) {
    const [document] = await call('GET', '/api/documents')
    if (document?.status === 'processed') break
    if (document?.status === 'error' || tries === 60) throw new Error(JSON.stringify(document))
    await new Promise((resume) => setTimeout(resume, 500))
  }
  const answer = await call('POST', '/api/ask', { question: 'How much is the membership fee?' })
  const cited = answer.citations.some((citation) => citation.documentName === 'garden-club.txt')
  if (!cited || !answer.answer.includes('48')) throw new Error(JSON.stringify(answer))
  console.log('Asked about an uploaded document and got the cited answer')
}

function caller(url) {
  const cookies = new Map()
  return async (method, path, body) => {
    const headers = { cookie: [...cookies].map((pair) => pair.join('=')).join('; '), origin: url }
    if (body && !(body instanceof FormData)) headers['content-type'] = 'application/json'
    const options = { method, headers }
    if (body) options.body = body instanceof FormData ? body : JSON.stringify(body)
    const answer = await fetch(url + path, options)
    for (const cookie of answer.headers.getSetCookie()) {
      const [name, ...value] = cookie.split(';')[0].split('=')
      cookies.set(name, value.join('='))
    }
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
}

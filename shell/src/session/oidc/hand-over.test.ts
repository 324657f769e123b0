import { describe, expect, it } from 'vitest'
import { answerTo, authorizationChannel, handOver } from './hand-over.ts'

const pending = { state: 'ours', nonce: 'n', codeVerifier: null, returnTo: '/', hash: null }

describe('an answer that came in another window', () => {
  it('reaches the page that asked, and the window hears so', async () => {
    const channel = authorizationChannel()
    const heard = answerTo(pending, channel)
    expect(await handOver(new URLSearchParams('state=ours&code=c'))).toBe(true)
    expect((await heard).get('code')).toBe('c')
    channel.close()
  })

  it('to another question is nobody’s', async () => {
    const channel = authorizationChannel()
    let hasHeard = false
    void answerTo(pending, channel).then(() => {
      hasHeard = true
    })
    expect(await handOver(new URLSearchParams('state=theirs&code=c'))).toBe(false)
    expect(hasHeard).toBe(false)
    channel.close()
  })

  it('without a state is not handed over at all', async () => {
    expect(await handOver(new URLSearchParams('code=c'))).toBe(false)
  })
})

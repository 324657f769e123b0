import { PERSON } from './pages.ts'

/** Signs the person in at the city of `portal`. @returns the session's text, as the shell keeps it */
export async function sessionAt(portal: string): Promise<string> {
  const answer = await fetch(`${portal}/api/auth/customer/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(PERSON),
  })
  if (!answer.ok) throw new Error(`signing in answers ${answer.status}`)
  const { token } = (await answer.json()) as { token: string }
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  const { sub, exp } = JSON.parse(claims) as { sub: string; exp: number }
  return JSON.stringify({ token, identityToken: null, sub, exp })
}

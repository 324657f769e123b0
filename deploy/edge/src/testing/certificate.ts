import { generate } from 'selfsigned'

export interface Certificate {
  readonly key: string
  readonly cert: string
}

/** Self-signed certificate for this machine, valid one day; clients must be told to accept it. */
export async function makeCertificate(): Promise<Certificate> {
  const subject = [{ name: 'commonName', value: '127.0.0.1' }]
  const made = await generate(subject, {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  })
  return { key: made.private, cert: made.cert }
}

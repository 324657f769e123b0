import { type Call, callsOf, type OpenApiDocument } from './openapi.ts'
import { type ProfileName, profileOf } from './profiles.ts'

interface Message {
  readonly schema?: { readonly $ref?: string }
}
type Content = Readonly<Record<string, Message | undefined>>

const WHO: Readonly<Record<string, string>> = {
  public: 'everybody',
  subscriber: 'signed in',
  self: 'the one named',
  right: 'who holds the right',
  owner: 'its owner',
  fine: 'number and plate',
  secret: 'who holds a secret',
}

const messageOf = (content: Content | undefined): string => {
  const [media, message] = Object.entries(content ?? {})[0] ?? []
  return media === undefined ? '' : (message?.schema?.$ref?.split('/').at(-1) ?? media)
}

const cells = ({ name, purpose, access, operation }: Call): readonly string[] => {
  const [status = '', answer] = Object.entries(operation.responses).find(([code]) => /^[23]/.test(code)) ?? []
  const gives = messageOf(answer?.content)
  return [
    `\`${name}\``,
    WHO[access] ?? access,
    purpose,
    messageOf(operation.requestBody?.content),
    `${status} ${gives}`.trim(),
  ]
}

/** Table rows of a profile's calls: call, caller, purpose, input, output. */
export const callRows = (document: OpenApiDocument, profile: ProfileName): readonly string[] => {
  const { covers } = profileOf(document, profile)
  return callsOf(document)
    .filter(call => covers([call.area]))
    .map(call => `| ${cells(call).join(' | ')} |`)
}

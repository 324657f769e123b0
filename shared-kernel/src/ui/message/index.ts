export { Message, type MessageProps } from './message.tsx'

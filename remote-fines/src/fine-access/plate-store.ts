export { tabStore as plateStore } from '@parvis/shared-kernel/session'

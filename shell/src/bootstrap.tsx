import '@parvis/shared-kernel/ui/styles.css'
import { boot } from './boot/boot.tsx'
import { showFatalPage } from './boot/fatal-page.ts'

boot().catch((error: unknown) => showFatalPage(document, error))

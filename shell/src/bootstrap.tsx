import '@parvis/shared-kernel/ui/styles.css'
import './boot/fatal-page.css'
import { boot } from './boot/boot.tsx'
import { fatalReporter } from './boot/report-fatal.ts'

const place = document.getElementById('parvis')
if (!place) throw new Error('the page has no portal')
const reportFatal = fatalReporter(place)
boot(place, reportFatal).catch(reportFatal)

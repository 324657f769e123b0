import { createMount, lazyPage } from '@parvis/shared-kernel/remote'
import { en } from './messages/en.ts'
import { fr } from './messages/fr.ts'

export const mount = createMount({
  name: 'account',
  messages: { fr, en },
  pages: [
    {
      pattern: '/sign-in',
      page: lazyPage(() =>
        import(/* webpackChunkName: "sign-in" */ './routes/sign-in.route.tsx').then(m => m.SignInRoute),
      ),
    },
    {
      pattern: '/settings',
      page: lazyPage(() =>
        import(/* webpackChunkName: "settings" */ './routes/settings.route.tsx').then(m => m.SettingsRoute),
      ),
    },
  ],
})

/**
 * Named nowhere else in the shell, so that the build holds every door that remotes may ask for. Each loads when a
 * remote first needs it.
 */
void [
  () => import('@portal/shared-lib/page'),
  () => import('@portal/shared-lib/ui-form'),
  () => import('@portal/shared-lib/ui-data'),
  () => import('@portal/shared-lib/people-picker'),
  () => import('@portal/shared-lib/organisation-form'),
  () => import('@portal/shared-lib/plot'),
  () => import('@portal/shared-lib/key-helper'),
  () => import('react/jsx-runtime'),
]

import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ShieldX } from 'lucide-react'
import { meQuery } from '#web/parts/session/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { t } from '#web/words/translate.ts'
import { AdminDashboard } from './admin-dashboard.tsx'

/** Figures of the whole installation, for admins; the server enforces that, too. */
export function AdminPage() {
  const { data: me } = useQuery(meQuery)
  return me?.role === 'admin' ? <AdminDashboard /> : <Forbidden />
}

function Forbidden() {
  return (
    <EmptyState
      icon={ShieldX}
      heading="h1"
      title={t('403: This page is for admins')}
      description={t(
        'Your account is not an admin of this Trove. Whoever runs it can make it one.',
      )}
      className="min-h-[60dvh] justify-center"
    >
      <Button asChild>
        <Link to="/">{t('Go to the home page')}</Link>
      </Button>
    </EmptyState>
  )
}

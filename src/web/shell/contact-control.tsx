import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { siteQuery } from '#web/parts/session/queries.ts'
import { Tooltip, TooltipContent, TooltipTrigger } from '#web/ui/tooltip.tsx'
import { t } from '#web/words/translate.ts'

/** Opens a mail to the operator; absent if no address is configured. */
export function ContactControl() {
  const { data: site } = useQuery(siteQuery)
  if (!site?.contactEmail) return null
  return (
    <Tooltip>
      <TooltipTrigger>
        <a
          href={`mailto:${site.contactEmail}`}
          aria-label={t('Contact')}
          className="inline-flex size-11 items-center justify-center rounded-md text-muted-foreground transition-colors hover:bg-secondary hover:text-foreground"
        >
          <Mail aria-hidden className="size-5" strokeWidth={1.75} />
        </a>
      </TooltipTrigger>
      <TooltipContent side="right">{site.contactEmail}</TooltipContent>
    </Tooltip>
  )
}

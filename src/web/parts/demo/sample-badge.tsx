import { Badge } from '#web/ui/badge.tsx'
import { t } from '#web/words/translate.ts'

export const SampleBadge = () => <Badge variant="warning">{t('Sample')}</Badge>

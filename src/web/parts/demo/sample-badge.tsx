import { Badge } from '#web/ui/badge.tsx'

export const SampleBadge = () => <Badge variant="warning">Sample</Badge>

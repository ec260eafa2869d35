import type { ReactNode } from 'react'
import { Card, CardContent, CardDescription, CardHeader } from '#web/ui/card.tsx'

type SectionProps = { title: string; description?: ReactNode; children: ReactNode }

export function Section({ title, description, children }: SectionProps) {
  return (
    <Card>
      <CardHeader>
        <h3 className="text-base leading-6 font-semibold">{title}</h3>
        {description !== undefined && <CardDescription>{description}</CardDescription>}
      </CardHeader>
      <CardContent className="flex flex-col gap-4 pt-4 sm:pt-4">{children}</CardContent>
    </Card>
  )
}

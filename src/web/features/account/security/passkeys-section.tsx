import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { knowsPasskeys } from '#web/parts/session/passkey.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'
import { t } from '#web/words/translate.ts'
import { Section } from '../section.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { Loaded } from './loaded.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import { passkeysQuery } from './queries.ts'
import { startInField } from './start-in-field.ts'

/** Logging in with a fingerprint, a face or a device's code. */
export function PasskeysSection() {
  const query = useQuery(passkeysQuery)
  const [adding, setAdding] = useState(false)
  return (
    <Section
      title={t('Passkeys')}
      description={t(
        'Log in with your fingerprint, your face or the code of your device, without a password. A passkey cannot be phished, and replaces both steps.',
      )}
    >
      <Loaded query={query} items={t('The passkeys')}>
        {(passkeys) =>
          passkeys.length > 0 && (
            <ul aria-label={t('Passkeys')} className="flex flex-col divide-y rounded-md border">
              {passkeys.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {knowsPasskeys() ? (
        <Button variant="outline" className="self-start" onClick={() => setAdding(true)}>
          {t('Add a passkey')}
        </Button>
      ) : (
        <p className="text-sm text-muted-foreground">
          {t('Passkeys cannot be created in this browser, or at this address.')}
        </p>
      )}
      <Dialog open={adding} onOpenChange={setAdding}>
        <DialogContent onOpenAutoFocus={startInField} aria-describedby={undefined}>
          <AddPasskey onDone={() => setAdding(false)} />
        </DialogContent>
      </Dialog>
    </Section>
  )
}

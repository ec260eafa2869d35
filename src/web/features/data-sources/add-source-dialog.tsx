import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CatalogueEntry } from '#shared/source-catalogue.ts'
import { failed } from '#web/failure.ts'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '#web/ui/dialog.tsx'
import { notify } from '#web/ui/notice.tsx'
import { useIsBusy } from '#web/use-is-busy.ts'
import { t } from '#web/words/translate.ts'
import { toNewSource, type Entered } from './credential-entry.ts'
import { CredentialForm } from './credential-form.tsx'
import { createSource, refreshSources } from '#web/parts/sources/queries.ts'
import { SourceTypes } from './source-types.tsx'

type AddSourceDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Files selected for a source that has just been created. */
  onFiles: (id: string, files: readonly File[]) => void
  /** Takes an export, which needs none of the fields. */
  onExport?: (files: File[]) => void
}

/** Two steps: the type, then its fields. Closing discards both. */
export function AddSourceDialog(props: AddSourceDialogProps) {
  const { open, onOpenChange, onFiles, onExport } = props
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent className="max-w-2xl">
        <Steps onFiles={onFiles} onExport={onExport} onAdded={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  )
}

type StepsProps = {
  onFiles: AddSourceDialogProps['onFiles']
  onExport: AddSourceDialogProps['onExport']
  onAdded: () => void
}

function Steps({ onFiles, onExport, onAdded }: StepsProps) {
  const [entry, setEntry] = useState<CatalogueEntry>()
  const add = useAddSource(onFiles)
  const isBusy = useIsBusy(addKey)
  return (
    <>
      <DialogHeader>
        <DialogTitle>{t('Add Data Source')}</DialogTitle>
        <DialogDescription>
          {entry ? t('What {name} asks for', { name: entry.name }) : t('Where is your data?')}
        </DialogDescription>
      </DialogHeader>
      {entry ? (
        <CredentialForm
          entry={entry}
          pending={add.isPending}
          onExport={onExport}
          onBack={() => setEntry(undefined)}
          onSubmit={(entered, files) => {
            // Not called if the dialog was closed meanwhile.
            if (!isBusy()) add.mutate({ entry, entered, files }, { onSuccess: onAdded })
          }}
        />
      ) : (
        <SourceTypes onChoose={setEntry} />
      )}
    </>
  )
}

const addKey = ['add-source'] as const

type Addition = { entry: CatalogueEntry; entered: Entered; files: readonly File[] }

function useAddSource(onFiles: AddSourceDialogProps['onFiles']) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: addKey,
    mutationFn: ({ entry, entered }: Addition) => createSource(toNewSource(entry, entered)),
    onSuccess: (id, { entry, files }) => {
      notify({
        title: t('Success'),
        description: t('Data source added successfully. Connection attempt in progress...'),
      })
      void refreshSources(queryClient)
      // Files of a type that cannot be imported yet are not sent.
      if (id !== undefined && files.length > 0 && entry.files) onFiles(id, files)
    },
    onError: failed(t('Failed to add data source')),
  })
}

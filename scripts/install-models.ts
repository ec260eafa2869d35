// Builds the models from the packages' weights, which then need not be kept.
import { gteSmallFiles } from '#server/models/gte-small.ts'
import { installedModels } from '#server/models/installed-models.ts'
import { readerModel } from '#server/models/reader/reader-files.ts'

await gteSmallFiles(installedModels)
await readerModel(installedModels)

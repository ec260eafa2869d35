import path from 'node:path'

/**
 * Where a production installation keeps the models, already quantised; the original weights are not
 * kept. A development installation has none, and makes them in the data folder.
 */
export const installedModels = path.resolve(
  import.meta.dirname,
  '../../../node_modules/.cache/trove',
)

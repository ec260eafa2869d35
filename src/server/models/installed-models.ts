import path from 'node:path'

/**
 * Where an installation for running keeps the models, in the one form that runs; the weights that they are made from
 * are not kept beside them. An installation for development has none, and makes them in the data folder.
 */
export const installedModels = path.resolve(
  import.meta.dirname,
  '../../../node_modules/.cache/trove',
)

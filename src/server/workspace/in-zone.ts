import type { QueryOptions, Workspaces } from './workspace.ts'

/** The workspaces with the times of a zone, for statements that belong together. */
export function inZone<Given extends Pick<Workspaces, 'catalog' | 'query'>>(
  workspaces: Given,
  timeZone: string | undefined,
): Given {
  return {
    ...workspaces,
    catalog: (userId: string) => workspaces.catalog(userId, timeZone),
    query: (userId: string, sql: string, options?: QueryOptions) =>
      workspaces.query(userId, sql, { ...options, timeZone }),
  }
}

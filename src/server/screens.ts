import type { Database } from './db/open.ts'
import type { DocumentStore } from './documents/store.ts'
import { createHealth } from './health/health.ts'
import type { Money } from './money/money.ts'
import type { People } from './people/people.ts'
import type { SourceStore } from './sources/store.ts'
import { createThreads } from './threads/threads.ts'
import { createTimeline } from './timeline/timeline.ts'
import { createToday } from './today/today.ts'
import { createWeek } from './today/week.ts'
import type { Vault } from './vault/vault.ts'
import type { Workspaces } from './workspace/workspace.ts'

type Deps = {
  db: Database
  vault: Vault
  workspaces: Workspaces
  people: People
  money: Money
  documents: DocumentStore
  sourcesOf: SourceStore['list']
}

/** What screens show of a person's tables without being asked. */
export const createScreens = ({
  db,
  vault,
  workspaces,
  people,
  money,
  documents,
  sourcesOf,
}: Deps) => ({
  today: createToday({ money, workspaces, sourcesOf }),
  week: createWeek({ money, workspaces, documents }),
  timeline: createTimeline({ db, vault, workspaces, people }),
  health: createHealth({ workspaces }),
  threads: createThreads({ db, vault, workspaces, people }),
})

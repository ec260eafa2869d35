import { z } from 'zod'

export type ReportedTest = { title: string; passed: boolean; requirements: string[] }

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          meta: z.object({ requirements: z.array(z.string()).default([]) }),
        }),
      ),
    }),
  ),
})

export function provenByVitest(report: unknown): ReportedTest[] {
  return vitestReport.parse(report).testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({
      title: test.fullName,
      passed: test.status === 'passed',
      requirements: test.meta.requirements,
    })),
  )
}

const playwrightSpec = z.object({
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      status: z.string(),
      annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
    }),
  ),
})
const playwrightSuite = z.object({
  specs: z.array(playwrightSpec).default([]),
  get suites() {
    return z.array(playwrightSuite).optional()
  },
})
const playwrightReport = z.object({ suites: z.array(playwrightSuite) })

export function provenByPlaywright(report: unknown): ReportedTest[] {
  return playwrightReport.parse(report).suites.flatMap(testsOfSuite)
}

function testsOfSuite(suite: z.infer<typeof playwrightSuite>): ReportedTest[] {
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map((test) => ({
      title: spec.title,
      // A flaky test failed first and passed when retried.
      passed: spec.ok && (test.status === 'expected' || test.status === 'flaky'),
      requirements: test.annotations
        .filter((annotation) => annotation.type === 'requirement')
        .map((annotation) => annotation.description ?? ''),
    })),
  )
  return [...own, ...(suite.suites ?? []).flatMap(testsOfSuite)]
}

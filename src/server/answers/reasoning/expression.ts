/** A calculation over figures that must be looked up first. */
export type Expression =
  | { op: 'figure'; text: string; over: 'latest' | 'all' }
  | { op: 'number'; value: number }
  | { op: '+' | '-' | '*' | '/'; left: Expression; right: Expression }
  /** The difference of two figures. */
  | { op: 'apart'; left: Expression; right: Expression }
  /** `percent` of something, or something increased or decreased by it. */
  | { op: 'percent'; percent: number; of: Expression; added?: 1 | -1 }
  /** One figure as a share of another. */
  | { op: 'share' | 'ratio'; part: Expression; whole: Expression }
  | { op: 'change'; before: Expression; after: Expression }
  /** By how much a figure moved, in its own unit. */
  | { op: 'moved'; before: Expression; after: Expression }
  /** Whether the first is more, or less, than the second. */
  | { op: 'compare'; left: Expression; right: Expression; claim: 'more' | 'less' }
  /** Money saved once or repeatedly, with interest. */
  | { op: 'grow'; of: Expression; rate: number; years: number; every?: 'month' | 'year' }

export type Figure = Extract<Expression, { op: 'figure' }>

/** The figures to look up, from left to right. */
export function figuresOf(expression: Expression): Figure[] {
  switch (expression.op) {
    case 'figure':
      return [expression]
    case 'number':
      return []
    case 'percent':
    case 'grow':
      return figuresOf(expression.of)
    case 'share':
    case 'ratio':
      return [...figuresOf(expression.part), ...figuresOf(expression.whole)]
    case 'change':
    case 'moved':
      return [...figuresOf(expression.before), ...figuresOf(expression.after)]
    case '+':
    case '-':
    case '*':
    case '/':
    case 'apart':
    case 'compare':
      return [...figuresOf(expression.left), ...figuresOf(expression.right)]
  }
}

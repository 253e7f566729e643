import type { CodeView } from '@app/ui/code-editor'
import { makeAutoObservable, observableRef } from 'mobx'

/** Tabs beside the code. */
export const LEFT_TABS = ['passed', 'statement', 'explanation', 'attempts', 'notes', 'comments'] as const
export type LeftTab = (typeof LEFT_TABS)[number]

/** Tabs below the code. */
export const RESULT_TABS = ['cases', 'result', 'logs'] as const
export type ResultTab = (typeof RESULT_TABS)[number]

/** What a phone shows of the three. */
export const PANES = ['left', 'code', 'result'] as const
export type Pane = (typeof PANES)[number]

/** What of the workbench is in front. */
export class WorkbenchView {
  left: LeftTab = 'statement'
  result: ResultTab = 'cases'
  pane: Pane = 'left'
  /** The case that is looked at; null for the first that failed. */
  place: number | null = null
  /** Whether all cases were passed since the problem was opened. */
  hasPassed = false
  /** The editor that is shown. */
  editor: CodeView | null = null

  constructor() {
    makeAutoObservable(this, { editor: observableRef }, { autoBind: true })
  }

  setEditor(editor: CodeView | null): void {
    this.editor = editor
  }

  chooseLeft(tab: LeftTab): void {
    this.left = tab
  }

  chooseResult(tab: ResultTab): void {
    this.result = tab
  }

  choosePane(pane: Pane): void {
    this.pane = pane
  }

  choosePlace(place: number): void {
    this.place = place
  }

  showRun(): void {
    this.result = 'result'
    this.pane = 'result'
    this.place = null
  }

  showCases(): void {
    this.result = 'cases'
    this.pane = 'result'
  }

  showCode(): void {
    this.pane = 'code'
  }

  showPassed(): void {
    this.hasPassed = true
    this.left = 'passed'
    this.pane = 'left'
  }

  reset(): void {
    this.left = 'statement'
    this.result = 'cases'
    this.pane = 'left'
    this.place = null
    this.hasPassed = false
  }
}

/** One point of a list: what it is, and what that means. */
export interface TitledText {
  readonly text: string;
  readonly title: string;
}

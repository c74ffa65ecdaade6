/** What each person of the team can be written about, with what the panel calls it. */
export const noticeLabels = {
  inquiry: "A new inquiry",
  assignment: "An inquiry assigned to me",
  failure: "An inquiry that could not be delivered",
  digest: "Daily digest, at 7:30",
} as const;

export type NoticeKind = keyof typeof noticeLabels;
// Of the keys of any object TypeScript says that they are texts; these objects are the ones above and below.
export const noticeKinds = Object.keys(noticeLabels) as NoticeKind[];
export type NoticeChoices = Record<NoticeKind, boolean>;

/** What a notice may say of a visitor: mail is read on many devices and kept for years. */
export const noticeContents = {
  nothing: "Nothing personal",
  person: "Name and contact details",
} as const;

export type NoticeContents = keyof typeof noticeContents;
export const contentsChoices = Object.keys(noticeContents) as NoticeContents[];

/** What the panel's page shows and changes. */
export interface NoticeSettings {
  isMailOn: boolean;
  choices: NoticeChoices;
  contents: NoticeContents;
  mayChangeContents: boolean;
}

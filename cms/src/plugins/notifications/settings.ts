export const notificationKinds = ["inquiry", "assignment", "failure", "digest"] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const notificationLabels: Record<NotificationKind, string> = {
  inquiry: "A new inquiry",
  assignment: "An inquiry assigned to me",
  failure: "An inquiry that could not be delivered",
  digest: "Daily digest, at 7:30",
};

export interface NotificationSettings {
  isMailOn: boolean;
  choices: Record<NotificationKind, boolean>;
}

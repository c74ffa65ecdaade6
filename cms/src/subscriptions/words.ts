/** How the values of a subscription's fields are said to people, in the admin panel and in exports. */

export const subscriptionWords: Record<string, string> = {
  unconfirmed: "Unconfirmed",
  confirmed: "Confirmed",
  unsubscribed: "Unsubscribed",
};

export const confirmationWords: Record<string, string> = {
  link: "By the link in our email",
  team: "By us, by hand",
};

/** Who confirmed or unsubscribed, when it was nobody of the team. */
export const theSubscriber = "The subscriber, by link";

const historyWords: Record<string, string> = {
  requested: "Signed up",
  confirmed: "Confirmed",
  unsubscribed: "Unsubscribed",
};

interface Happening {
  at: string;
  text: string;
}

/** What has happened to a subscription, the newest first. */
export function happenings(history: unknown): Happening[] {
  if (!Array.isArray(history)) return [];
  return history.toReversed().map(({ at, by, consentVersion, event, page }: Record<string, unknown>) => {
    const what = historyWords[String(event)] ?? String(event);
    const details = [by, page && `on ${page}`, consentVersion && `wording ${consentVersion}`].filter(Boolean);
    return { at: String(at), text: details.length > 0 ? `${what}: ${details.join(", ")}` : what };
  });
}

/** Pages that a link in an email leads to; `token` in their query says whose link it is, and nothing else does. */
export const confirmPath = "/newsletter/confirm";
export const unsubscribePath = "/newsletter/unsubscribe";

export const linkPaths: readonly string[] = [confirmPath, unsubscribePath];

export const tokenField = "token";

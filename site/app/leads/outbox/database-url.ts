/** What an error may say is allowed; never what was given, which holds the password. */
export const allowedDatabaseUrl = "postgres://user:password@host:port/database";

export function isDatabaseUrl(text: string): boolean {
  return URL.canParse(text) && ["postgres:", "postgresql:"].includes(new URL(text).protocol);
}

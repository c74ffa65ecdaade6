/** What logs and messages say of an error. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

import { isFetchError, useAPIErrorHandler } from "@strapi/strapi/admin";

/** What to tell a person about a call that failed. */
export function useErrorText(): (error: unknown) => string {
  const { formatAPIError } = useAPIErrorHandler();
  return (error) => (isFetchError(error) ? formatAPIError(error) : "The content service cannot be reached.");
}

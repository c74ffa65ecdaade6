import { adminApi } from "@strapi/strapi/admin";

/** Strapi shows what was on the screen within the last minute as it was then, even if somebody changed it since. */
export function refetchWhenOpened(): void {
  const expire = (endpoint: { keepUnusedDataFor?: number }): void => {
    endpoint.keepUnusedDataFor = 0;
  };
  adminApi.enhanceEndpoints({ endpoints: { getAllDocuments: expire, getDocument: expire } });
}

import { adminApi } from "@strapi/strapi/admin";
import { textIn } from "../../lib/values";

interface Endpoint {
  keepUnusedDataFor?: number;
  invalidatesTags?: (...args: unknown[]) => unknown[];
}

/**
 * Refetches entries and lists when they are opened. Strapi would show its cache of the last minute, even if someone
 * else changed them.
 */
export function refetchWhenOpened(): void {
  const expire = (endpoint: Endpoint): void => {
    endpoint.keepUnusedDataFor = 0;
  };
  // Refetch only lists: Strapi would also refetch the deleted entry and report that it is not found.
  const forgetDeleted = (endpoint: Endpoint): void => {
    const { invalidatesTags } = endpoint;
    endpoint.invalidatesTags = (...args) =>
      invalidatesTags?.(...args).filter((tag) => textIn(tag, "id")?.endsWith("_LIST") ?? true) ?? [];
  };
  adminApi.enhanceEndpoints({
    endpoints: { getAllDocuments: expire, getDocument: expire, deleteDocument: forgetDeleted },
  });
}

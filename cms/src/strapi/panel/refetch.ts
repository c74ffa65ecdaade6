import { adminApi } from "@strapi/strapi/admin";
import { stringField } from "../../lib/values";

interface Endpoint {
  keepUnusedDataFor?: number;
  invalidatesTags?: (...args: unknown[]) => unknown[];
}

/**
 * Makes the panel refetch entries and lists when they are opened. By default, Strapi shows data up to a minute old.
 */
export function refetchWhenOpened(): void {
  const expireAtOnce = (endpoint: Endpoint): void => {
    endpoint.keepUnusedDataFor = 0;
  };
  // After a delete, refetch only lists. By default, Strapi also refetches the deleted entry and reports an error.
  const refetchOnlyLists = (endpoint: Endpoint): void => {
    const { invalidatesTags } = endpoint;
    endpoint.invalidatesTags = (...args) =>
      invalidatesTags?.(...args).filter((tag) => stringField(tag, "id")?.endsWith("_LIST") ?? true) ?? [];
  };
  adminApi.enhanceEndpoints({
    endpoints: { getAllDocuments: expireAtOnce, getDocument: expireAtOnce, deleteDocument: refetchOnlyLists },
  });
}

import { adminApi } from "@strapi/strapi/admin";
import { textIn } from "../../lib/values";

interface Endpoint {
  keepUnusedDataFor?: number;
  invalidatesTags?: (...args: unknown[]) => unknown[];
}

/** Strapi shows what was on the screen within the last minute as it was then, even if somebody changed it since. */
export function refetchWhenOpened(): void {
  const expire = (endpoint: Endpoint): void => {
    endpoint.keepUnusedDataFor = 0;
  };
  // Strapi would read the deleted entry again, and report that it is not found: of the entry's type only lists are read.
  const forgetDeleted = (endpoint: Endpoint): void => {
    const { invalidatesTags } = endpoint;
    endpoint.invalidatesTags = (...args) =>
      invalidatesTags?.(...args).filter((tag) => textIn(tag, "id")?.endsWith("_LIST") ?? true) ?? [];
  };
  adminApi.enhanceEndpoints({
    endpoints: { getAllDocuments: expire, getDocument: expire, deleteDocument: forgetDeleted },
  });
}

import { useAnswer } from "../../../admin/use-service";
import type { ContentList } from "../server/lists";

/** What the person may work with; undefined until it is known. */
export const useLists = () => useAnswer<ContentList[]>("/content-lists");

export function useList(uid: string): ContentList | undefined {
  return useLists().answer?.find((list) => list.uid === uid);
}

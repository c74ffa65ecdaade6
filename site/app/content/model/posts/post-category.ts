import type { Post } from "../model.ts";
import { addressWords } from "../wording/address-words.ts";

/** The category an editor named, with its address; null where none was named. */
export function categoryNamed(name: string | null | undefined): Post["category"] {
  const plain = name?.trim().replace(/\s+/g, " ") ?? "";
  const slug = addressWords(plain);
  return slug === "" ? null : { name: plain, slug };
}

/** Address of a page of the blog's list, counted from 1, of all posts or of one category's. */
export function blogsPath({
  category,
  page = 1,
}: {
  category?: string | undefined;
  page?: number;
} = {}): string {
  const query = new URLSearchParams();
  if (category !== undefined) query.set("category", category);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `/blogs?${query}` : "/blogs";
}

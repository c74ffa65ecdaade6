/** Returns the URL of a page of the blog list, counted from 1, for all posts or one category. */
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

import { pageMeta } from "~/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    { title: "Blog", description: "Blog", keywords: ["multifamily"], path: "/blogs" },
    matches[0].loaderData,
  );
}

export default function Page() {
  return <h1>Blog</h1>;
}

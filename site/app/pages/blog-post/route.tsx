import { pageMeta } from "~/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    { title: "Post", description: "Post", keywords: ["multifamily"], path: "/blog" },
    matches[0].loaderData,
  );
}

export default function Page() {
  return <h1>Post</h1>;
}

import { pageMeta } from "~/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    { title: "Media", description: "Media", keywords: ["multifamily"], path: "/media" },
    matches[0].loaderData,
  );
}

export default function Page() {
  return <h1>Media</h1>;
}

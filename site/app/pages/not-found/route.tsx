import { pageMeta } from "~/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    { title: "Not found", description: "Not found", keywords: ["multifamily"], path: "/404" },
    matches[0].loaderData,
  );
}

export default function Page() {
  return <h1>Not found</h1>;
}

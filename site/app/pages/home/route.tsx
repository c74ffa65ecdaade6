import { pageMeta } from "~/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    { title: "A good place to live is a good thing to own", description: "A good place to live is a good thing to own", keywords: ["multifamily"], path: "/" },
    matches[0].loaderData,
  );
}

export default function Page() {
  return <h1>A good place to live is a good thing to own</h1>;
}

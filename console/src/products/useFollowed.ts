import { getRouteApi } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { readOnce } from "../api/query.ts";
import type { ProductOfPage } from "./ProductPage.tsx";
import { ProductPageDocument, ProductSlugDocument } from "./product.gql.ts";

const route = getRouteApi("/signedIn/products/$slug");

/**
 * The product of a page, read by its slug at `readAt`: null when there is none, undefined while that is not known. Where someone gives
 * the product another slug, it stays, with the dialog and the cells that are open, and the address follows.
 */
export function useFollowed(
  slug: string,
  read: ProductOfPage | null | undefined,
  readAt: number,
): ProductOfPage | null | undefined {
  const navigate = route.useNavigate();
  const [known, setKnown] = useState<ProductOfPage>();
  const isRenamed = known?.slug === slug && read !== undefined && read?.id !== known.id;
  if (read && !isRenamed && read !== known) setKnown(read);
  const id = isRenamed ? known.id : undefined;
  useEffect(() => {
    if (!id || !readAt) return; // each read tries again what failed
    let isLeft = false;
    async function follow(id: string) {
      const { product } = await readOnce(ProductSlugDocument, { id });
      if (!product) return;
      await readOnce(ProductPageDocument, { slug: product.slug }); // so that nothing on the page begins anew
      if (isLeft) return;
      await navigate({ params: { slug: product.slug }, search: (shown) => shown, replace: true, resetScroll: false });
    }
    follow(id).catch(() => undefined); // the page stays as it is until the next read
    return () => {
      isLeft = true;
    };
  }, [id, readAt, navigate]);
  return isRenamed ? known : read;
}

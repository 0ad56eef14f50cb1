export const pageKinds = {
  home: '/',
  article: '/knowledge-base/core-web-vitals',
  service: '/services/linkbuilding',
  index: '/knowledge-base',
}

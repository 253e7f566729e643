export default [
  {
    name: '订阅、只一次',
    shown: true,
    expected: ['加 1', '头一次', '加 2'],
    run({ EventEmitter, log }) {
      const bus = new EventEmitter()
      bus.on('add', (n) => log('加', n))
      bus.once('add', () => log('头一次'))
      bus.emit('add', 1)
      bus.emit('add', 2)
    },
  },
  {
    name: '取消订阅',
    shown: true,
    expected: ['乙'],
    run({ EventEmitter, log }) {
      const bus = new EventEmitter()
      const first = () => log('甲')
      bus.on('x', first).on('x', () => log('乙'))
      bus.off('x', first)
      bus.emit('x')
    },
  },
  {
    name: 'emit返回有没有人订阅',
    shown: true,
    expected: [false, true, false],
    run({ EventEmitter }) {
      const bus = new EventEmitter()
      const before = bus.emit('x')
      bus.once('x', () => {})
      return [before, bus.emit('x'), bus.emit('x')]
    },
  },
  {
    name: 'once之后的订阅不被跳过',
    expected: ['一', '二', '三', '三'],
    run({ EventEmitter, log }) {
      const bus = new EventEmitter()
      bus.once('x', () => log('一')).once('x', () => log('二')).on('x', () => log('三'))
      bus.emit('x')
      bus.emit('x')
    },
  },
  {
    name: 'off能取消还没执行的once',
    expected: false,
    run({ EventEmitter, log }) {
      const bus = new EventEmitter()
      const f = () => log('不该执行')
      bus.once('x', f).off('x', f)
      return bus.emit('x')
    },
  },
  {
    name: '订阅两次就执行两次，off只去掉一个',
    expected: [2, 3],
    run({ EventEmitter }) {
      const bus = new EventEmitter()
      let times = 0
      const f = () => { times++ }
      bus.on('x', f).on('x', f)
      bus.emit('x')
      const before = times
      bus.off('x', f).emit('x')
      return [before, times]
    },
  },
  {
    name: '途中取消的，这一次照样执行',
    expected: ['甲', '乙', '甲'],
    run({ EventEmitter, log }) {
      const bus = new EventEmitter()
      const second = () => log('乙')
      bus.on('x', () => { log('甲'); bus.off('x', second) })
      bus.on('x', second)
      bus.emit('x')
      bus.emit('x')
    },
  },
  {
    name: '途中新增的，下一次才执行',
    expected: ['甲', '甲', '新'],
    run({ EventEmitter, log }) {
      const bus = new EventEmitter()
      let isAdded = false
      bus.on('x', () => {
        log('甲')
        if (!isAdded) bus.on('x', () => log('新'))
        isAdded = true
      })
      bus.emit('x')
      bus.emit('x')
    },
  },
  {
    name: 'once里又触发自己，不递归',
    expected: ['执行'],
    run({ EventEmitter, log }) {
      const bus = new EventEmitter()
      bus.once('x', () => { log('执行'); bus.emit('x') })
      bus.emit('x')
    },
  },
  {
    name: '事件名是toString、Symbol',
    expected: [false, true, true],
    run({ EventEmitter }) {
      const bus = new EventEmitter()
      const key = Symbol('key')
      const before = bus.emit('toString')
      bus.on('toString', () => {}).on(key, () => {})
      return [before, bus.emit('toString'), bus.emit(key)]
    },
  },
  {
    name: 'this是发射器，传下全部参数',
    expected: [true, [1, 'b', null]],
    run({ EventEmitter }) {
      const bus = new EventEmitter()
      let seen
      bus.on('x', function (...args) { seen = [this === bus, args] })
      bus.emit('x', 1, 'b', null)
      return seen
    },
  },
  {
    name: '没有订阅时off，两个发射器互不影响',
    expected: [true, false],
    run({ EventEmitter }) {
      const [a, b] = [new EventEmitter(), new EventEmitter()]
      a.off('x', () => {})
      a.on('x', () => {})
      return [a.emit('x'), b.emit('x')]
    },
  },
]
